import { type FormEvent, useState } from "react";
import type { UserAnswer } from "../routes/api/contract.ts";
import { call, reasonOf, tellFailure } from "./api.ts";
import { OthersSecondFactor } from "./second_factor/OthersSecondFactor.tsx";
import { SignIns } from "./sign_ins/SignIns.tsx";
import { showSuccess } from "./toasts.ts";
import { fill, formOf, useWords } from "./words.ts";

const UNLIMITED = -1;
/** The cap of a new account, put where none has been set. */
const USUAL_CAP = 3;

/** Everyone with an account, and what each may do. */
export default function AdminUsers({ users: first }: { users: UserAnswer[] }) {
  const { users: says } = useWords("admin");
  const [users, setUsers] = useState(first);

  function replace(changed: UserAnswer) {
    setUsers((before) => before.map((user) => user.id === changed.id ? changed : user));
  }

  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-labelledby="users">
      <table className="admin-users stacks">
        <thead>
          <tr>
            <th scope="col">{says.name}</th>
            <th scope="col">{says.company}</th>
            <th scope="col">{says.underWay}</th>
            <th scope="col">{says.thisMonth}</th>
            <th scope="col">{says.access}</th>
          </tr>
        </thead>
        <tbody>{users.map((user) => <UserRow key={user.id} user={user} onChange={replace} />)}</tbody>
      </table>
    </div>
  );
}

function UserRow({ user, onChange }: { user: UserAnswer; onChange: (changed: UserAnswer) => void }) {
  const { users: says } = useWords("admin");
  const { locale } = useWords("common");
  const { full_name: name, max_journeys: cap, journeys_used: used } = user;
  const foundations = user.journeys_this_month;
  const consultations = user.consultant_queries_this_month;
  const [isOpen, setOpen] = useState(false);
  const [endings, setEndings] = useState(0);
  return (
    <>
      <tr>
        <td>
          {name}
          <br />
          <span className="hint">{user.email}{user.waitlist && ` · ${says.waits}`}</span>
          <br />
          <button
            type="button"
            className="quiet"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? says.hideSignIns : says.signIns}
            <span className="visually-hidden">{` ${fill(says.of, { name })}`}</span>
          </button>
        </td>
        <td data-column={says.company}>{user.company_name}</td>
        <td data-column={says.underWay}>
          {fill(says.journeys, { used, cap: cap === UNLIMITED ? says.anyNumber : cap })}
        </td>
        <td data-column={says.thisMonth}>
          {fill(formOf(says.foundations, foundations, locale), { count: foundations })},{" "}
          {fill(formOf(says.consultations, consultations, locale), { count: consultations })}
        </td>
        <td data-column={says.access}>
          {user.user_type === "admin" ? says.isAdmin : <AccessForm user={user} onChange={onChange} />}
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

function AccessForm({ user, onChange }: { user: UserAnswer; onChange: (changed: UserAnswer) => void }) {
  const { users: says } = useWords("admin");
  const name = user.full_name;
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
      showSuccess(fill(says.saved, { name }));
    } catch (error) {
      tellFailure(error, reasonOf(error, says.notSaved));
    }
    setRunning(false);
  }

  return (
    <form className="access-form" onSubmit={(event) => void submit(event)}>
      <label>
        <span className="visually-hidden">{fill(says.tier, { name })}</span>
        <select value={tier} onChange={(event) => setTier(event.target.value)}>
          <option value="free">{says.free}</option>
          <option value="premium">{says.premium}</option>
        </select>
      </label>
      {tier === "free" && (
        <label>
          <input type="number" name="max_journeys" min={-1} max={1000} defaultValue={cap} required />
          <span>
            {says.journeysAllowed}
            <span className="visually-hidden">{` ${fill(says.atOnce, { name })}`}</span>
          </span>
        </label>
      )}
      <button type="submit" className="button button-small" disabled={isRunning}>
        {isRunning ? says.saving : says.save}
      </button>
    </form>
  );
}
