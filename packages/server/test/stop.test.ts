/** A server that stops in order. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openServer } from '../src/index.ts';
import { sqlite } from './databases.ts';

const NEW_GUEST = { method: 'POST', path: '/api/me/guest', headers: { 'content-type': 'application/json' } };

describe('A server that stops', () => {
  it('answers to the end what it was asked, takes nothing new, and waits for nobody who says nothing', async () => {
    const server = await openServer({ ...sqlite().config, host: '127.0.0.1', port: 0, botThreads: 0 });
    const slow = connect(server.port, '127.0.0.1', () => slow.write('GET / HTTP/1.1\r\n'));
    slow.on('error', () => {});
    await once(slow, 'connect');
    // Between a request and its answer: a body of which the last part is on its way.
    const asking = request({ port: server.port, ...NEW_GUEST });
    const answer = once(asking, 'response');
    asking.write('{"name":');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const began = performance.now();
    const closed = server.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const late = await fetch(`http://127.0.0.1:${server.port}/healthz`).catch((error) => error.cause.code);
    asking.end('"Ann"}');
    const [{ statusCode }] = await answer;
    await closed;
    expect([statusCode, late]).toEqual([200, 'ECONNREFUSED']);
    expect(performance.now() - began).toBeLessThan(1500);
  });

  it('does not wait for ever for a request that never ends', async () => {
    const server = await openServer({ ...sqlite().config, host: '127.0.0.1', port: 0, botThreads: 0 });
    const asking = request({ port: server.port, ...NEW_GUEST });
    const cut = once(asking, 'error');
    asking.write('{');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeLessThan(5000);
    await cut;
  });
});
