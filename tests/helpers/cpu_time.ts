import process from "node:process";

/** The milliseconds of a core that this process takes for a work: what others do on the machine meanwhile is not in them. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times what a control costs a work costs. Whatever else runs stretches both alike, as they take turns: the
 * least of each is compared, and no more rounds are run than it takes to get to `enough`.
 */
export async function costBeside(
  control: () => unknown,
  work: () => unknown,
  { enough, most = 16 }: { enough: number; most?: number },
): Promise<number> {
  let [least, leastOfControl] = [Infinity, Infinity];
  for (let round = 0; round < most && !(least / leastOfControl < enough); round++) {
    leastOfControl = Math.min(leastOfControl, await cpuTimeOf(control));
    least = Math.min(least, await cpuTimeOf(work));
  }
  return least / leastOfControl;
}
