import type { Metadata } from '../contract/adapter/adapterContext.ts'

/** Completes the app's metadata from the page, if there is one. */
export function findMetadata(given: Partial<Metadata> | undefined): Metadata {
  const page = globalThis.document
  const content = (selector: string, attribute: string) =>
    page?.querySelector(selector)?.getAttribute(attribute) ?? undefined
  const icon = given?.icons ? undefined : content('link[rel~="icon"]', 'href')
  return {
    name: given?.name ?? page?.title ?? '',
    description: given?.description ?? content('meta[property="og:description"]', 'content') ?? '',
    url: given?.url ?? globalThis.location?.origin ?? '',
    icons:
      given?.icons ??
      (icon && URL.canParse(icon, page.baseURI) ? [new URL(icon, page.baseURI).href] : []),
  }
}
