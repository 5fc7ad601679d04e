/** Requests to addresses that strangers name. */

import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcp, type Server as TcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublic } from '../src/notices/public-address.ts';
import { post, Unreached, WAYS, type Ways } from '../src/notices/reach.ts';

const open: (Server | TcpServer)[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((done) => server.close(done));
});

async function listen<S extends Server | TcpServer>(server: S): Promise<number> {
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const serve = (answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> =>
  listen(createServer(answer));

/** All names lead to this machine, and only it may be reached: without the lock of https, which belongs to the platform. */
const WAYS_HERE: Ways = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
  request: request as Ways['request'],
  patience: 5000,
};

const sent = (url: string) => ({ url, headers: { 'content-type': 'text/plain' }, body: Buffer.from('words') });
const trouble = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error) => (error instanceof Unreached ? error.trouble : error));

describe('Public addresses', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '172.32.0.1',
    '192.0.1.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::8',
  ])('%s is one', (address) => expect(isPublic(address)).toBe(true));
  it.each([
    ...['0.0.0.0', '127.0.0.1', '127.255.255.254', '10.1.2.3', '100.64.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1', '100::1', 'fe80::1'],
    ...['fe80::1%eth0', '2606:4700::1111%1', 'fc00::1', 'fd12:3456::1', 'fec0::1', 'ff02::1', '2001::1', '2001:db8::1'],
    ...['2002:7f00:1::', '3fff::1', '4000::1', 'localhost', '', '127.1', '0x7f000001'],
  ])('%s is none', (address) => expect(isPublic(address)).toBe(false));
});

describe('A request to an address that somebody named', () => {
  it('goes to the address that was checked, under its name', async () => {
    let heard: unknown[] = [];
    const port = await serve(({ method, url, headers }, response) => {
      heard = [method, url, headers.host, headers['content-length']];
      response.writeHead(204).end();
    });
    let looked = 0;
    // A name that leads elsewhere as soon as it was checked is never asked for again.
    const resolve = async () => [{ address: looked++ === 0 ? '127.0.0.1' : '169.254.169.254', family: 4 }];
    expect(await post(sent(`https://hook.example:${port}/a/b?c=d`), { ...WAYS_HERE, resolve })).toBe(204);
    expect(heard).toEqual(['POST', '/a/b?c=d', `hook.example:${port}`, '5']);
    expect(looked).toBe(1);
  });

  it('is not sent where one of the addresses is not public', async () => {
    const port = await serve(() => expect.unreachable());
    const resolve = async () => ['8.8.8.8', '127.0.0.1'].map((address) => ({ address, family: 4 }));
    expect(await trouble(post(sent(`https://hook.example:${port}/`), { ...WAYS, resolve }))).toBe('not-public');
  });

  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '127.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
    '169.254.169.254',
    '10.0.0.1',
  ])('is not sent to %s, however it is written', async (host) =>
    expect(await trouble(post(sent(`https://${host}/`)))).toBe('not-public'),
  );

  it.each(['http://hook.example/', 'ftp://hook.example/', 'https://a:b@hook.example/', 'file:///etc/passwd', 'hook'])(
    'is not sent to %s',
    async (url) => expect(await trouble(post(sent(url), WAYS_HERE))).toBe('not-https'),
  );

  it('does not follow anybody further', async () => {
    let asked = 0;
    const port = await serve((_, response) => {
      asked++;
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await post(sent(`https://hook.example:${port}/`), WAYS_HERE)).toBe(302);
    expect(asked).toBe(1);
  });

  it('does not wait for ever: not for a name, not for an answer, not for its end', async () => {
    const silent = await listen(createTcp((socket) => socket.resume().on('error', () => {})));
    const ways = { ...WAYS_HERE, patience: 50 };
    expect(await trouble(post(sent(`https://hook.example:${silent}/`), ways))).toBe('timeout');
    const never = { ...ways, resolve: () => new Promise<never>(() => {}) };
    expect(await trouble(post(sent('https://hook.example/'), never))).toBe('timeout');
    const endless = await serve((_, response) => {
      response.writeHead(200);
      response.write('and so on');
    });
    expect(await post(sent(`https://hook.example:${endless}/`), WAYS_HERE)).toBe(200);
  });

  it('says what is wrong where nobody answers', async () => {
    const port = await serve(() => {});
    for (const server of open.splice(0)) await new Promise((done) => server.close(done));
    expect(await trouble(post(sent(`https://hook.example:${port}/`), WAYS_HERE))).toBe('unreachable');
    const nowhere = { ...WAYS_HERE, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await trouble(post(sent('https://hook.example/'), nowhere))).toBe('unknown-host');
  });
});
