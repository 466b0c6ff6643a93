/** A stipe of kelp and the root that grips. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d="M12 2c3 3-3 5 0 8s-1 4 0 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M12 16c-1 3-4 2-6 5m6-5c-.5 2.500-1.500 3.500-2 5m2-5c.5 2.500 1.500 3.500 2 5m-2-5c1 3 4 2 6 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
