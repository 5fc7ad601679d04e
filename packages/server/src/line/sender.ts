/** What is said to one line. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Sends texts; whoever does not take them is cut off when so many bytes wait. */
export function sender(socket: WebSocket, stream: Duplex, mostWaiting: number): (text: string) => void {
  // What is said to one line in the same moment travels together.
  let gathers = false;
  const sendOff = (): void => {
    gathers = false;
    stream.uncork();
  };
  return (text) => {
    if (socket.readyState !== socket.OPEN) return;
    // Whoever does not read is not written to: memory is for those who play.
    if (socket.bufferedAmount > mostWaiting) {
      socket.terminate();
      return;
    }
    if (!gathers) {
      gathers = true;
      stream.cork();
      setImmediate(sendOff);
    }
    socket.send(text);
  };
}
