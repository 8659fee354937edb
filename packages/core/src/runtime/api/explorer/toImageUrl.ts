import { sdkQuery } from '../sdk.ts'

const imagePaths = {
  wallet: '/getWalletImage/',
  asset: '/public/getAssetImage/',
  currency: '/public/getCurrencyImage/',
  token: '/public/getTokenImage/',
} as const

export declare namespace toImageUrl {
  type Parameters = {
    /** The app's Explorer service. */
    baseUrl: string
    projectId?: string | undefined
    kind: keyof typeof imagePaths
    id: string
  }
}

/** The URL of an image of the Explorer service, for an image element only. */
export function toImageUrl({ baseUrl, projectId, kind, id }: toImageUrl.Parameters): string {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${imagePaths[kind]}${encodeURIComponent(id)}`)
  for (const [name, value] of Object.entries(sdkQuery(projectId)))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
