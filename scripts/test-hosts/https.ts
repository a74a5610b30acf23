import {
  createServer as createHttpServer,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { generate } from 'selfsigned';

/** A server that is reached over HTTPS. */
interface Secured {
  /** Its address and port; plain HTTP is redirected to HTTPS there. */
  host: string;
  /** The certificate that a client has to trust. */
  certificate: string;
  close(): void;
}

/** The first byte of a TLS handshake. */
const handshake = 0x16;

/** Puts an HTTPS proxy in front of a local server, as the practice's host will. */
export async function serveOverHttps(url: string): Promise<Secured> {
  const address = '127.0.0.1';
  const { private: key, cert } = await generate([{ name: 'commonName', value: address }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: address }] },
    ],
  });
  const secure = createHttpsServer({ key, cert }, (request, response) =>
    forward(request, response, url),
  );
  const plain = createHttpServer(({ headers, url }, response) => {
    response.writeHead(301, { location: `https://${headers.host}${url}` }).end();
  });
  const either = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (start) => {
      socket.pause();
      socket.unshift(start);
      (start[0] === handshake ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  }).listen(0, address);
  await new Promise((resolve) => either.once('listening', resolve));
  const { port } = either.address() as AddressInfo;
  return { host: `${address}:${port}`, certificate: cert, close: () => void either.close() };
}

function forward(request: IncomingMessage, response: ServerResponse, origin: string) {
  const { method, headers } = request;
  const asked = requestHttp(new URL(request.url ?? '/', origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  asked.once('error', () => response.writeHead(502).end());
  request.pipe(asked);
}
