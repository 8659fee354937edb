const named = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|json|wasm))["'`]/g

/** Files of the pages that a script names, by path. */
export function listImports(script: string): readonly string[] {
  return [...new Set([...script.matchAll(named)].map(([, name]) => `/assets/${name}`))]
}
