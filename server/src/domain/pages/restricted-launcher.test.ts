import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findToolchain } from "../../../voice/toolchain.ts";

const run = promisify(execFile);
const source = fileURLToPath(new URL("../../../voice/restricted.c", import.meta.url));
const ARM64 = 0xc00000b7;
const X64 = 0xc000003e;
const ALLOW = 0x7fff0000;
const NOT_PERMITTED = 0x00050001;
const KILL_PROCESS = 0x80000000;

/** One instruction of the filter: its code, where it jumps to, and its number. */
type Instruction = [code: number, ifTrue: number, ifFalse: number, k: number];

let filter: Instruction[];
const folder = mkdtempSync(join(tmpdir(), "yomikoe-filter-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Works the filter out as the kernel does, and returns its answer to a call with this number. */
function answerTo(number: number, machine = ARM64): number {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(number, 0);
  data.writeUInt32LE(machine, 4);
  let held = 0;
  for (let at = 0; at < filter.length; at++) {
    const [code, ifTrue, ifFalse, k] = filter[at] as Instruction;
    if (code === 0x20) held = data.readUInt32LE(k);
    else if (code === 0x15) at += held === k ? ifTrue : ifFalse;
    else if (code === 0x35) at += held >= k ? ifTrue : ifFalse;
    else if (code === 0x06) return k;
    else throw new Error(`the filter has an instruction ${code}`);
  }
  throw new Error("the filter ends without an answer");
}

/** Its headers take the numbers of calls from the kernel's, which are others here for the test; musl has its own. */
function hasGlibc(): boolean {
  // Without it, the addresses of all sockets would be looked up by name.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

describe.runIf(hasGlibc())("the launcher's filter on arm64", () => {
  /** The filter as a compiler on arm64 makes it: its calls have the numbers of the kernel's generic table. */
  beforeAll(async () => {
    mkdirSync(join(folder, "asm"));
    writeFileSync(join(folder, "asm", "unistd.h"), "#include <asm-generic/unistd.h>\n");
    const program = join(folder, "filter.c");
    writeFileSync(
      program,
      `#define main launcher
    #include ${JSON.stringify(source)}
    #undef main
    int main(void) {
      for (size_t at = 0; at < sizeof filter / sizeof *filter; at++)
        printf("%u %u %u %u\\n", filter[at].code, filter[at].jt, filter[at].jf, filter[at].k);
    }`,
    );
    const { c } = await findToolchain(() => {});
    await run(c, ["-DARCH=AUDIT_ARCH_AARCH64", "-I", folder, "-o", join(folder, "filter"), program]);
    const { stdout } = await run(join(folder, "filter"), []);
    filter = stdout
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number) as Instruction);
  }, 60_000);

  it.each([
    ["socket", 198],
    ["socketpair", 199],
    ["bind", 200],
    ["listen", 201],
    ["accept", 202],
    ["connect", 203],
    ["accept4", 242],
    ["io_uring_setup", 425],
    ["io_uring_enter", 426],
    ["io_uring_register", 427],
    ["ptrace", 117],
    ["process_vm_readv", 270],
    ["process_vm_writev", 271],
    ["kill", 129],
    ["pidfd_send_signal", 424],
    ["pidfd_open", 434],
    ["pidfd_getfd", 438],
    ["execveat", 281],
    ["bpf", 280],
    ["perf_event_open", 241],
    ["userfaultfd", 282],
    ["add_key", 217],
    ["request_key", 218],
    ["keyctl", 219],
    ["unshare", 97],
    ["setns", 268],
    ["mount", 40],
    ["umount2", 39],
    ["pivot_root", 41],
    ["chroot", 51],
    ["open_by_handle_at", 265],
    ["init_module", 105],
    ["finit_module", 273],
    ["kexec_load", 104],
  ])("refuses %s", (_call, number) => {
    expect(answerTo(number)).toBe(NOT_PERMITTED);
  });

  it("refuses no other of its calls: what Node needs, and what is not named", () => {
    const refused = Array.from({ length: 470 }, (_, number) => number).filter(
      (number) => answerTo(number) !== ALLOW,
    );
    expect(refused).toHaveLength(34);
    const needed = {
      read: 63,
      write: 64,
      openat: 56,
      futex: 98,
      clone: 220,
      execve: 221,
      mmap: 222,
      exit: 94,
    };
    for (const number of Object.values(needed)) expect(answerTo(number)).toBe(ALLOW);
  });

  it("refuses every number of another interface, and ends a process that calls as another machine", () => {
    expect(answerTo(0x40000000)).toBe(NOT_PERMITTED);
    expect(answerTo(0xffffffff)).toBe(NOT_PERMITTED);
    expect(answerTo(63, X64)).toBe(KILL_PROCESS);
  });
});
