/** Whether the server lives, and whether it is ready for people: for whatever watches over it. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Store } from '../store/index.ts';

const PATIENCE_MS = 2000;

export function healthRoutes(
  app: FastifyInstance,
  { db }: Pick<Store, 'db'>,
  isStopping: () => boolean,
  isUp: () => boolean = () => true,
): void {
  // Whoever watches asks often.
  const config = { rateLimit: false };
  app.get('/healthz', { config }, async () => ({ healthy: true }));
  app.get('/readyz', { config }, async (_, reply) => {
    const database = isUp() && (await answersInTime(sql`select 1`.execute(db)));
    const ready = database && !isStopping();
    return reply.code(ready ? 200 : 503).send({ ready, database, stopping: isStopping() });
  });
}

async function answersInTime(question: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answered = question.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
