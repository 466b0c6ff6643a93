/** Every island, by the name the server writes into the page. Each is a chunk of its own. */
export const ISLANDS = {
  AdminModel: () => import("./AdminModel.tsx"),
  AdminUsers: () => import("./AdminUsers.tsx"),
  Advisor: () => import("./Advisor.tsx"),
  Anchors: () => import("./Anchors.tsx"),
  Consultant: () => import("./Consultant.tsx"),
  Documents: () => import("./Documents.tsx"),
  ForgotPassword: () => import("./ForgotPassword.tsx"),
  Header: () => import("./Header.tsx"),
  Journey: () => import("./Journey.tsx"),
  JourneyTile: () => import("./JourneyTile.tsx"),
  ResetPassword: () => import("./ResetPassword.tsx"),
  Settings: () => import("./Settings.tsx"),
  SignIn: () => import("./SignIn.tsx"),
  SignUp: () => import("./SignUp.tsx"),
};

export type IslandName = keyof typeof ISLANDS;
