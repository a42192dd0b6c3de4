/* Starts a program that reaches no network and no other process: yomikoe-restricted PROGRAM [ARGUMENT…]. */
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* A test names the machine for which it asks for the filter. */
#if defined(ARCH)
#elif defined(__x86_64__)
#define ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCH AUDIT_ARCH_AARCH64
#else
#error "x64 and arm64 only"
#endif

#define FIELD(name) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 1), ANSWER(SECCOMP_RET_ERRNO | EPERM)

static struct sock_filter filter[] = {
    FIELD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCH, 1, 0),
    ANSWER(SECCOMP_RET_KILL_PROCESS),
    FIELD(nr),
    /* Numbers of the x32 interface name the same calls once more. */
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
    ANSWER(SECCOMP_RET_ERRNO | EPERM),
    /* The network; io_uring would reach it past this filter. */
    REFUSE(socket), REFUSE(socketpair), REFUSE(connect), REFUSE(bind), REFUSE(listen), REFUSE(accept),
    REFUSE(accept4), REFUSE(io_uring_setup), REFUSE(io_uring_enter), REFUSE(io_uring_register),
    /* Other processes. */
    REFUSE(ptrace), REFUSE(process_vm_readv), REFUSE(process_vm_writev), REFUSE(kill), REFUSE(pidfd_open),
    REFUSE(pidfd_getfd), REFUSE(pidfd_send_signal), REFUSE(execveat),
    /* The kernel's own doors. */
    REFUSE(bpf), REFUSE(perf_event_open), REFUSE(userfaultfd), REFUSE(keyctl), REFUSE(add_key),
    REFUSE(request_key), REFUSE(unshare), REFUSE(setns), REFUSE(mount), REFUSE(umount2), REFUSE(pivot_root),
    REFUSE(chroot), REFUSE(open_by_handle_at), REFUSE(init_module), REFUSE(finit_module), REFUSE(kexec_load),
    ANSWER(SECCOMP_RET_ALLOW),
};

int main(int count, char **arguments) {
  struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
  /* A stopped or busy process would not notice by itself that its server is gone. */
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
      prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) {
    perror("yomikoe-restricted");
    return 1;
  }
  /* Without a program it only tries whether the kernel plays along. */
  if (count < 2) return 0;
  execv(arguments[1], arguments + 1);
  perror(arguments[1]);
  return 1;
}
