/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'virtual:words/*' {
  const catalogue: Record<string, string | string[]>;
  export default catalogue;
}
declare module 'virtual:lessons/*' {
  const lessons: Record<string, string>;
  export default lessons;
}
declare module 'virtual:nets' {
  const addresses: Record<string, string>;
  export default addresses;
}
declare module 'borgo.wasm?url' {
  const address: string;
  export default address;
}
