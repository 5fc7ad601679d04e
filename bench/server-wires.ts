/** Bytes over the sockets of a process, by whom they are exchanged with. */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

export type Peer = 'postgres' | 'nats' | 'clients';
/** Both directions together. */
export type Wires = Readonly<Record<Peer, number>>;

/** Watches all sockets that are opened from now on; `ports`: where others listen. */
export function watchWires(ports: Readonly<Partial<Record<Peer, number>>>): () => Wires {
  const open = new Map<Socket, Peer>();
  const over: Record<Peer, number> = { postgres: 0, nats: 0, clients: 0 };
  const bytesOf = ({ bytesRead, bytesWritten }: Socket): number => bytesRead + bytesWritten;
  const watch = (socket: Socket, peer: Peer): void => {
    open.set(socket, peer);
    socket.once('close', () => {
      open.delete(socket);
      over[peer] += bytesOf(socket);
    });
  };
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { socket: Socket };
    socket.once('connect', () => {
      const [peer] = (Object.keys(ports) as Peer[]).filter((name) => ports[name] === socket.remotePort);
      if (peer) watch(socket, peer);
    });
  });
  subscribe('net.server.socket', (message) => watch((message as { socket: Socket }).socket, 'clients'));
  return () => {
    const all = { ...over };
    for (const [socket, peer] of open) all[peer] += bytesOf(socket);
    return all;
  };
}
