import type { Reporter, TestModule } from 'vitest/node';

/** Counts the tests in one plain last line. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state]++;
      if (module.errors().length > 0) count.failed++;
    }
    process.on('exit', () => {
      const failed = count.failed + count.pending;
      console.log(`${count.passed} passed, ${failed} failed, ${count.skipped} skipped`);
      // Whoever stops the databases of the tests ends the process as if all were well.
      if (failed > 0) process.exitCode = 1;
    });
  }
}
