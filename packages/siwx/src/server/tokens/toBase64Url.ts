import { hexToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'

/** @param hex bytes */
export function toBase64Url(hex: string): string {
  return base64url.encode(hexToBytes(hex))
}
