/** An answer to who wanted a socket and does not get one. */
import type { Duplex } from 'node:stream';

const REASONS: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export function sendAway(socket: Duplex, status: number): void {
  socket.write(`HTTP/1.1 ${status} ${REASONS[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroy();
}
