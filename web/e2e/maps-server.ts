import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MapsServer {
  url: string;
  /** The path and query of each request, in the order of the requests. */
  requests: string[];
  stop(): Promise<void>;
}

const addresses = [
  { id: 'a', text: '1 Bridge Street, Sydney NSW, Australia', latitude: -33.86351234567, longitude: 151.2094 },
  { id: 'b', text: '1 Bridge Street, Hobart TAS, Australia', latitude: -42.8821, longitude: 147.3272 },
];

/** Serves a script that sends requests as the places library does, and responds to these requests. */
export async function startMapsServer(): Promise<MapsServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url!);
    const { pathname, searchParams, origin } = new URL(request.url!, `http://${request.headers.host}`);
    const send = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    if (pathname === '/js') return send('text/javascript', script(origin, searchParams.get('callback')!));
    if (pathname === '/suggest') return send('application/json', JSON.stringify(addresses));
    return response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

const script = (origin: string, callback: string): string => `
  const predict = ({ id, text, latitude, longitude }) => ({
    placePrediction: {
      placeId: id,
      text: { text },
      toPlace: () => ({
        async fetchFields() {
          this.formattedAddress = text.replace(', Australia', '');
          this.location = { lat: () => latitude, lng: () => longitude };
        },
      }),
    },
  });
  window.google = {
    maps: {
      places: {
        AutocompleteSessionToken: class {},
        AutocompleteSuggestion: {
          async fetchAutocompleteSuggestions({ input }) {
            const answer = await fetch('${origin}/suggest?input=' + encodeURIComponent(input));
            return { suggestions: (await answer.json()).map(predict) };
          },
        },
      },
    },
  };
  window['${callback}']();
`;
