export interface PlacesLibrary {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: { input: string; sessionToken: object }): Promise<{
      suggestions: readonly { placePrediction: Prediction | null }[];
    }>;
  };
}

interface Prediction {
  placeId: string;
  text: { text: string };
  toPlace(): PlaceResult;
}

interface PlaceResult {
  fetchFields(request: { fields: string[] }): Promise<unknown>;
  formattedAddress?: string | null;
  location?: { lat(): number; lng(): number } | null;
}

declare global {
  var google: { maps?: { places?: PlacesLibrary } } | undefined;

  var onMapsLoaded: (() => void) | undefined;
}

// eslint-disable-next-line project/no-module-state -- A document can load the script only once.
let loading: Promise<PlacesLibrary> | undefined;

export function loadMaps(script: string): Promise<PlacesLibrary> {
  loading ??= addScript(script).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function addScript(address: string): Promise<PlacesLibrary> {
  const url = new URL(address);
  url.searchParams.set('loading', 'async');
  url.searchParams.set('callback', 'onMapsLoaded');
  const script = document.createElement('script');
  script.src = url.href;
  return new Promise<PlacesLibrary>((resolve, reject) => {
    globalThis.onMapsLoaded = () => {
      const places = globalThis.google?.maps?.places;
      if (places) resolve(places);
      else reject(new Error('The maps script has no places library'));
    };
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The maps script could not be loaded'));
    });
    document.head.append(script);
  });
}
