import type { Page } from '@playwright/test'

/** Records which source files a page loads, by the source maps of its bundled scripts. */
export function recordSources(page: Page): () => Promise<readonly string[]> {
  const maps = new Set<Promise<readonly string[]>>()
  page.on('response', (response) => {
    if (/\/assets\/[^/]+\.js$/.test(new URL(response.url()).pathname))
      maps.add(readSources(response.url()))
  })
  return async () => [...new Set((await Promise.all(maps)).flat())]
}

async function readSources(url: string): Promise<readonly string[]> {
  const script = await (await fetch(url)).text()
  if (!script.includes('//# sourceMappingURL=')) return []
  const response = await fetch(`${url}.map`)
  const { sources } = (await response.json()) as { sources: readonly string[] }
  return sources
}
