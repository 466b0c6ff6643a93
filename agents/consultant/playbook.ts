/** What founders ask again and again, and the frame that helps: no facts, only how to decide. */
export interface Playbook {
  id: string;
  asked: RegExp;
  /** Fields to look into first. */
  fields: string[];
  recommend: string;
  /** Said instead where a decision of the founder's speaks against it: begins with the no. */
  refuse?: string;
  against: string;
  evidence: string;
}
