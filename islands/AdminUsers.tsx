import { type FormEvent, useState } from "react";
import type { UserAnswer } from "../routes/api/contract.ts";
import { call, reasonOf, tellFailure } from "./api.ts";
import { OthersSecondFactor } from "./second_factor/OthersSecondFactor.tsx";
import { SignIns } from "./sign_ins/SignIns.tsx";
import { showSuccess } from "./toasts.ts";

const UNLIMITED = -1;
/** The cap of a new account, put where none has been set. */
const USUAL_CAP = 3;

/** Everyone with an account, and what each may do. */
export default function AdminUsers({ users: first }: { users: UserAnswer[] }) {
  const [users, setUsers] = useState(first);

  function replace(changed: UserAnswer) {
    setUsers((before) => before.map((user) => user.id === changed.id ? changed : user));
  }

  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-labelledby="users">
      <table className="admin-users">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Company</th>
            <th scope="col">Under way</th>
            <th scope="col">This month</th>
            <th scope="col">Access</th>
          </tr>
        </thead>
        <tbody>{users.map((user) => <UserRow key={user.id} user={user} onChange={replace} />)}</tbody>
      </table>
    </div>
  );
}

function UserRow({ user, onChange }: { user: UserAnswer; onChange: (changed: UserAnswer) => void }) {
  const { full_name: name, max_journeys: cap } = user;
  const [isOpen, setOpen] = useState(false);
  const [endings, setEndings] = useState(0);
  return (
    <>
      <tr>
        <td>
          {name}
          <br />
          <span className="hint">{user.email}{user.waitlist && " · on the waiting list"}</span>
          <br />
          <button
            type="button"
            className="quiet"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Hide sign-ins" : "Sign-ins"}
            <span className="visually-hidden">{` of ${name}`}</span>
          </button>
        </td>
        <td>{user.company_name}</td>
        <td>{user.journeys_used} of {cap === UNLIMITED ? "any number" : cap}</td>
        <td>
          {counted(user.journeys_this_month, "foundation")},{" "}
          {counted(user.consultant_queries_this_month, "consultation")}
        </td>
        <td>
          {user.user_type === "admin" ? "Admin, unlimited" : <AccessForm user={user} onChange={onChange} />}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5}>
            <SignIns key={endings} path={`/admin/users/${user.id}/sign-ins`} name={name} />
            <OthersSecondFactor userId={user.id} name={name} onOff={() => setEndings((count) => count + 1)} />
          </td>
        </tr>
      )}
    </>
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function AccessForm({ user, onChange }: { user: UserAnswer; onChange: (changed: UserAnswer) => void }) {
  const [tier, setTier] = useState(user.subscription_tier === "premium" ? "premium" : "free");
  const [isRunning, setRunning] = useState(false);
  const cap = user.max_journeys === UNLIMITED ? USUAL_CAP : user.max_journeys;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get("max_journeys");
    const body = written === null
      ? { subscription_tier: tier }
      : { subscription_tier: tier, max_journeys: Number(written) };
    setRunning(true);
    try {
      onChange(await call<UserAnswer>(`/admin/users/${user.id}`, { method: "PATCH", body }));
      showSuccess(`Access of ${user.full_name} saved`);
    } catch (error) {
      tellFailure(error, reasonOf(error, "Access could not be saved"));
    }
    setRunning(false);
  }

  return (
    <form className="access-form" onSubmit={(event) => void submit(event)}>
      <label>
        <span className="visually-hidden">Tier of {user.full_name}</span>
        <select value={tier} onChange={(event) => setTier(event.target.value)}>
          <option value="free">Free</option>
          <option value="premium">Premium, unlimited</option>
        </select>
      </label>
      {tier === "free" && (
        <label>
          <input type="number" name="max_journeys" min={-1} max={1000} defaultValue={cap} required />
          <span>
            journeys<span className="visually-hidden">
              {` of ${user.full_name} at once, -1 for any number`}
            </span>
          </span>
        </label>
      )}
      <button type="submit" className="button button-small" disabled={isRunning}>
        {isRunning ? "Saving…" : "Save"}
      </button>
    </form>
  );
}
