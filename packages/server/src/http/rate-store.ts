/** Where the limits on requests are counted by all nodes together; one server alone counts in memory, as the framework does. */
import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Rates } from '../people/rates.ts';

type Options = FastifyRateLimitOptions & { readonly routeInfo?: { readonly method?: unknown; readonly url?: string } };

export function rateStore(rates: Rates): FastifyRateLimitStoreCtor {
  return class Shared implements FastifyRateLimitStore {
    /** A route that has a limit of its own is counted alone. */
    readonly #of: string;

    constructor({ routeInfo }: Options) {
      this.#of = routeInfo ? `${String(routeInfo.method)} ${routeInfo.url}` : 'all';
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], within: number): void {
      rates.count([{ of: `request ${this.#of} ${key}`, within }]).then(
        ([counted]) => done(null, { current: counted?.count ?? 1, ttl: Math.max(0, counted?.left ?? within) }),
        (error) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: Options): FastifyRateLimitStore {
      return new Shared(options);
    }
  };
}
