/** A table on this device, carried by its workers: they keep it, and bots answer at a human pace. */
import { isReply } from '@wartable/kernel';
import { workerFor } from './advisers-at-work.ts';
import type { Carry } from './carrier.ts';
import type { FromHost, FromTable, TableSetup, ToHost, ToTable } from './messages.ts';
import { forgetUnwritten, keepUnwritten, unwritten } from './unwritten.ts';

/** How often a waiting bot looks whether all has been shown, in milliseconds. */
const GLANCE = 60;

/** A table that begins has a set-up; any other is kept on this device. */
export function onDevice(table: string, setup: () => TableSetup | undefined): Carry {
  return (to, events) => {
    const host = workerFor('host');
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastNews = 0;
    let follows = false;
    const post = (message: ToTable, transfer: Transferable[] = []): void => host.postMessage(message, transfer);
    const toHost = (message: ToHost): void => post({ to: 'host', message });
    const { port1, port2 } = new MessageChannel();
    post({ to: 'bots', port: port1 }, [port1]);
    to.bots(port2);

    const letBotGoOn = (): void => {
      clearTimeout(timer);
      const wait = Math.max(0, events.pace() - (performance.now() - lastNews));
      const goOn = (): void => {
        if (events.busy()) timer = setTimeout(goOn, GLANCE);
        else toHost({ say: 'go-on' });
      };
      timer = setTimeout(goOn, wait);
    };

    const hearHost = (message: FromHost): void => {
      switch (message.say) {
        case 'seated':
          to.seated(message);
          return;
        case 'role':
          // Numbers of another keeper mean something else.
          to.anew();
          clearTimeout(timer);
          follows = message.follows;
          events.role(message.follows);
          return;
        case 'earlier':
          events.earlier(message);
          return;
        case 'rules-changed':
          events.rulesChanged(message.turn);
          return;
        case 'bot-ready':
          letBotGoOn();
          return;
        case 'kept':
          forgetUnwritten(message.id);
          events.kept(message.found);
          return;
        case 'unkept':
          // What others have gone on from will never be written.
          if (message.problem !== 'elsewhere') keepUnwritten(message.table);
          events.unkept(message.problem, message.table);
          return;
        case 'unopened':
          events.unopened(message.problem);
          return;
        case 'trouble':
          events.trouble(message.reason);
      }
    };

    host.onmessage = ({ data }: MessageEvent<FromTable>) => {
      if (closed) return;
      if (data.from === 'host') return hearHost(data.message);
      // Whoever keeps the table really does: what waits here to be written is older. A window that is only closing says no more.
      if (follows) forgetUnwritten(table);
      if (!data.messages.every(isReply)) lastNews = performance.now();
      to.heard(data.messages);
    };
    host.onerror = (event) => events.trouble(event.message);

    return {
      open: (game) => {
        const [begins, waiting] = [setup(), unwritten(table)];
        const more = { ...(begins ? { setup: begins } : {}), ...(waiting ? { waiting } : {}) };
        post({ to: 'table', message: { say: 'open', id: table, game, ...more } });
      },
      toSeat: (message) => post({ to: 'seat', message }),
      takeOver: () => post({ to: 'table', message: { say: 'take-over' } }),
      takeDevice: (seat) => toHost({ say: 'take-device', seat }),
      close: () => {
        closed = true;
        clearTimeout(timer);
        host.terminate();
      },
    };
  };
}
