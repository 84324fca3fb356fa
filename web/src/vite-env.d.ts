/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'virtual:words/*' {
  const catalogue: Record<string, string | string[]>;
  export default catalogue;
}
declare module 'borgo.wasm?url' {
  const address: string;
  export default address;
}
