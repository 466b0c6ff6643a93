import process from "node:process";

/** The milliseconds of a core that this process takes for a work: what others do on the machine meanwhile is not in them. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
