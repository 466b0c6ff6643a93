/** A change to a file that some test should notice. */
export interface Mutant {
  file: string;
  /** As it stands in the file, once. */
  from: string;
  to: string;
  /** What runs against it, until one of them fails. */
  tests: string[];
}

function of(file: string, tests: string[], changes: [from: string, to: string][]): Mutant[] {
  return changes.map(([from, to]) => ({ file, from, to, tests }));
}

const HOSTILE = ["tests/agents/research/hostile.test.ts", "tests/agents/research/faults.test.ts"];
const ATTEMPTS = ["tests/kv/attempts.test.ts", "tests/routes/sign_in.test.ts"];
const CODES = ["tests/routes/second_factor.test.ts"];
const SIGN_IN = ["tests/routes/sign_in.test.ts"];
const JOBS = ["tests/kv/job_recovery.test.ts", "tests/kv/jobs.test.ts"];
const TURNS = ["tests/kv/turns.test.ts", "tests/kv/late_commit.test.ts"];
const CONSULTATIONS = ["tests/kv/consultations.test.ts", "tests/routes/consultations.test.ts"];
const JOURNEYS = ["tests/kv/journeys.test.ts"];
const BACKUP = ["tests/kv/backup.test.ts"];
const LATE = ["tests/routes/late_connections.test.ts"];

const GUARD: Mutant[] = [
  ...of("agents/research/guard.ts", HOSTILE, [
    ['url.protocol !== "http:" && url.protocol !== "https:"', 'url.protocol === "file:"'],
    ['!allowed && port !== "80" && port !== "443"', '!allowed && port === "22"'],
    ["found.every(({ address }) => isPublic(address))", "found.some(({ address }) => isPublic(address))"],
    ['parsed.range() !== "unicast"', '["private", "loopback"].includes(parsed.range())'],
    ['parsed.kind() === "ipv4" || (parsed.toByteArray()[0] ?? 0) >> 5 === 1', "true"],
    ["if (!ipaddr.isValid(address)) return false;", "if (!ipaddr.isValid(address)) return true;"],
    [
      "allowHosts.includes(`${url.hostname}:${port}`)",
      "allowHosts.some((host) => host.startsWith(url.hostname))",
    ],
    ["return { url, address: first.address,", "return { url, address: url.hostname,"],
    ['  url.username = "";\n  url.password = "";\n', ""],
  ]),
  ...of("agents/research/fetcher.ts", HOSTILE, [
    ["const MAX_REDIRECTS = 3;", "const MAX_REDIRECTS = 30;"],
    [
      "guardTarget(here, allowHosts, lookup)",
      'guardTarget(here, hop === 0 ? allowHosts : [`${here.hostname}:${here.port || "80"}`], lookup)',
    ],
    ["const MAX_BYTES = 2 * 1024 * 1024;", "const MAX_BYTES = 20 * 1024 * 1024;"],
  ]),
  ...of("agents/research/request.ts", HOSTILE, [["size += chunk.length;", "size = chunk.length;"]]),
];

const SLOWDOWN: Mutant[] = [
  ...of("kv/attempts.ts", ATTEMPTS, [
    ["const ACCOUNT: Pace = { free: 5,", "const ACCOUNT: Pace = { free: 6,"],
    ["const CLIENT: Pace = { free: 50,", "const CLIENT: Pace = { free: 5000,"],
    ["write.check(entry).set(key, recordOf(count + 1", "write.set(key, recordOf(count + 1"],
    ["[accountCounter(who.account), clientCounter(who.client)], now", "[accountCounter(who.account)], now"],
    ["[accountCounter(who.account), clientCounter(who.client)], now", "[clientCounter(who.client)], now"],
    ["if (wait > 0) throw", "if (wait > 1000) throw"],
    ["printOf(normaliseEmail(account))), pace: ACCOUNT", "printOf(account)), pace: ACCOUNT"],
    [".check(others).delete(account.key)", ".check(others)"],
    ["recordOf(count - 1, client.pace, now)", "recordOf(1, client.pace, now)"],
    ["age >= forgottenAfter", "age >= 10 * forgottenAfter"],
    ["1000 * 2 ** (count - free)", "1000 * (1 + count - free)"],
  ]),
  ...of("kv/attempts.ts", ["tests/routes/clock_put_back.test.ts"], [
    [" || age < -CLOCKS_APART_MS ", " "],
  ]),
  ...of("kv/attempts.ts", CODES, [
    ["{ free: 5, longestWait: 60 * MINUTE_MS", "{ free: 5, longestWait: MINUTE_MS"],
    [
      "await kv.atomic().delete(codeCounter(userId).key).commit();",
      "await kv.atomic().commit();",
    ],
  ]),
  ...of("routes/fair_queue.ts", SIGN_IN, [
    ["line.length >= waitingEach || !hasRoomFor(line)", "!hasRoomFor(line)"],
    ["[...lines.keys()].toSorted((a, b) => since(a) - since(b))[0]", "[...lines.keys()][0]"],
    ["await pause(REFUSED_AFTER_MS);", ""],
    ["if (longest.length < line.length + 2) return false;", "return false;"],
  ]),
  ...of("kv/letters.ts", SIGN_IN, [["const MOST_AN_HOUR = 3;", "const MOST_AN_HOUR = 4;"]]),
  ...of("routes/middleware/rate_limit.ts", [
    "tests/routes/guards.test.ts",
    "tests/routes/clock_put_back.test.ts",
  ], [
    ["tokens: tokens < 1 ? tokens : tokens - 1", "tokens"],
    ["Math.max(0, at - bucket.filledAt)", "(at - bucket.filledAt)"],
  ]),
  ...of("routes/middleware/client_address.ts", SIGN_IN, [
    ['.split(",").at(-1)', '.split(",").at(0)'],
    ["const NETWORK_BITS = 64;", "const NETWORK_BITS = 128;"],
  ]),
];

const LEASES: Mutant[] = [
  ...of("kv/deadline.ts", [...JOBS, "tests/kv/turns.test.ts"], [
    ["left > 0 && left <= LONGEST_MS", "left > 0"],
    ["left > 0 && left <= LONGEST_MS", "left <= LONGEST_MS"],
  ]),
  ...of("kv/job_lease.ts", JOBS, [
    ["if (record.lease !== null && isAhead(record.lease.expiresAt, now)) return null;", ""],
    ["record?.lease?.token === token", "record?.lease != null"],
    ["const MOST_INTERRUPTIONS = 10;", "const MOST_INTERRUPTIONS = 1000;"],
    [
      "const result = await kv.atomic().check(entry).set(entry.key, claimed)",
      "const result = await kv.atomic().set(entry.key, claimed)",
    ],
    ["attempts: record.attempts - (1 - costs),", "attempts: record.attempts,"],
    ["notBefore: now.getTime() + after,", "notBefore: 0,"],
    ["(record.lease === null ? 0 : 1)", "0"],
  ]),
  ...of("kv/job_lease.ts", ["tests/kv/writing.test.ts"], [
    [
      "await kv.atomic().check(entry).set(entry.key, onceMore(record, now)).commit()",
      "await kv.atomic().commit()",
    ],
  ]),
  ...of("kv/job_run.ts", JOBS, [
    ["expiresAt: now().getTime() + leaseFor };", "expiresAt: job.lease.expiresAt };"],
    ['if (changed === null) abort.abort("lost");', ""],
    ["record.attempts - (record.interruptions ?? 0)", "record.attempts"],
    ["    abort.signal.throwIfAborted();\n", ""],
    ["Math.max(job.progress, shown)", "shown"],
  ]),
  ...of("kv/turns.ts", TURNS, [
    ["OpenTurnRecord.parse(open).token === claim.token", "OpenTurnRecord.parse(open).token !== null"],
    [
      ".check(open).check(past).check({ key: keys.journey(turn)",
      ".check(past).check({ key: keys.journey(turn)",
    ],
    ["if (before !== null) await refuseAnotherMessage(kv, turn, before);", ""],
  ]),
  ...of("kv/turn_lease.ts", TURNS, [
    ["TURN_LEASE_MS = 4_500", "TURN_LEASE_MS = 59_000"],
    ["isAhead(expiresAt, now) ? clientMessageId : null", "clientMessageId"],
  ]),
  ...of("kv/late_commit.ts", TURNS, [["kv.atomic().check(open).check({", "kv.atomic().check({"]]),
  ...of("kv/consultations.ts", CONSULTATIONS, [
    ['if (before?.status === "asked" && isLive(before, now)) return { kind: "running" };', ""],
    ["if (asked.lease?.token !== token) {", "if (asked.lease === undefined) {"],
  ]),
];

const QUOTAS: Mutant[] = [
  ...of("agents/domain/limits.ts", JOURNEYS, [
    ["used < limit", "used <= limit"],
    ["now.getUTCMonth() + 1, 1", "now.getUTCMonth() + 2, 1"],
  ]),
  ...of("kv/journeys.ts", JOURNEYS, [
    [".check(user).check(active)", ".check(user)"],
    [".set(active.key, (active.value ?? 0) + 1)", ""],
  ]),
  ...of("kv/turns.ts", JOURNEYS, [
    ["write.check(charge.usage).set(", "write.set("],
    ["if (charged || foundationsPerMonth", "if (foundationsPerMonth"],
    ["refuseOverMonth(foundationsPerMonth, used.foundations, now);", ""],
  ]),
  ...of("kv/consultations.ts", CONSULTATIONS, [
    ['if (before?.status !== "asked") {', "if (before === null) {"],
    [".check(known).check(usage)", ".check(known)"],
    ["Math.max(0, used.consultations - 1)", "used.consultations"],
    ['if (record.status !== "asked" || ', 'if (record.status === "answered" || '],
  ]),
  ...of("kv/jobs.ts", ["tests/kv/job_fairness.test.ts", "tests/kv/jobs.test.ts"], [
    ["if (ordered.length < mostOpen)", "if (ordered.length <= mostOpen)"],
    [".check(owner).check(gate).set(gate.key, id)", ".check(owner).check(gate)"],
  ]),
];

const MODES: Mutant[] = [
  ...of("kv/store.ts", ["tests/kv/store.test.ts"], [
    ["const OWNER_ONLY = 0o600;", "const OWNER_ONLY = 0o644;"],
    ["  await Deno.chmod(path, OWNER_ONLY).catch(refuseUnlessUnsupported);\n", ""],
    ["    await closeToOthers(path);\n", ""],
  ]),
  ...of("kv/backup_file.ts", BACKUP, [["createNew: true, mode: 0o600", "createNew: true, mode: 0o644"]]),
];

const BACKUPS: Mutant[] = [
  ...of("kv/backup.ts", BACKUP, [
    ['if (again.digest("hex") !== seen.digest("hex")) throw new BackupError(IN_USE);', ""],
    ["if (name !== PULSE) seen.update", "seen.update"],
    ["seen.update(`${name} ${versionstamp}\\n`)", "seen.update(`${name}\\n`)"],
    ['if (footer.sha256 !== seal.digest("hex")) {', "if (footer.sha256.length !== 64) {"],
    ["if (footer.entries !== entries) {", "if (footer.entries < 0) {"],
    [
      "  if (!sealed) return entries;\n  if (footer === null) {",
      "  if (footer === null) return entries;\n  if (footer === undefined) {",
    ],
    ["    if (footer !== null) {\n      throw", "    if (number < 0) {\n      throw"],
    ["operation.set(key, value, keptFor(key, value, now))", "operation.set(key, value)"],
    ["(endOf(key, value) ?? Infinity) > now.getTime()", "(endOf(key, value) ?? Infinity) > 0"],
    ['kv.list({ prefix: ["users"] }, { limit: 1 })', 'kv.list({ prefix: ["nobody"] }, { limit: 1 })'],
    ["return Uint8Array.fromBase64(packed.data.$bytes);", "return packed.data.$bytes;"],
  ]),
  ...of("kv/backup.ts", ["tests/routes/model_settings.test.ts"], [
    ["if (!withKeys && JSON.stringify(key) === MODEL_KEY) continue;", ""],
  ]),
  ...of("kv/backup_file.ts", BACKUP, [
    ["  await refuseOtherThanFile(path);\n", ""],
    ["  await checkBackup(linesOf(path));\n", ""],
    ["    await Deno.remove(unfinished);\n", ""],
    ["const there = await lstat(path)", "const there = await Deno.stat(path)"],
  ]),
  ...of("kv/retention.ts", [...BACKUP, "tests/kv/sessions.test.ts"], [
    ["end !== null && end <= now.getTime()", "end !== null && end <= 0"],
  ]),
];

const CONNECTIONS: Mutant[] = of("routes/late_connections.ts", LATE, [
  ["if (!connection.isBounded) sockets.endUnread(peer, limits.unreadMs);", ""],
  ["connection.underWay === 0 && !sockets.hasUnread(peer)", "connection.underWay === 0"],
  ["connection.underWay === 0 && !sockets.hasUnread(peer)", "!sockets.hasUnread(peer)"],
  ["(hasAsked ? limits.nextMs : limits.firstMs)", "limits.firstMs"],
  ["    connection.hasAsked = true;\n", ""],
  ["    completed.then(connection.answered, connection.answered);\n", ""],
]);

export const MUTANTS: Record<string, Mutant[]> = {
  guard: GUARD,
  slowdown: SLOWDOWN,
  leases: LEASES,
  quotas: QUOTAS,
  modes: MODES,
  backup: BACKUPS,
  connections: CONNECTIONS,
};
