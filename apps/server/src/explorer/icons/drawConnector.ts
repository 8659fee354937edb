import { createTile } from './createTile.ts'

/** A generic wallet, for extensions without a name. */
const injected = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path fill="#475569" d="M0 0h36v36H0z"/>',
  '<path fill="none" stroke="#fff" stroke-linejoin="round" stroke-width="2" d="M9 13.5v11a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2H10.5a1.5 1.5 0 0 1 0-5H23v5"/>',
  '<circle cx="22.5" cy="20.5" r="1.5" fill="#fff"/></svg>',
].join('')

/** Connectors that are no wallet, by AppKit's built-in image ids. */
const drawings: ReadonlyMap<string, string> = new Map([
  ['ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400', createTile('WC')],
  ['07ba87ed-43aa-4adf-4540-9e6a2b9cae00', injected],
])

export function drawConnector(imageId: string): string | undefined {
  return drawings.get(imageId)
}
