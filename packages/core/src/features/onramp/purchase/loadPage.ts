import { CleatError } from '../../../base/errors/cleatError.ts'
import type { fetchPage } from './fetchPage.ts'

/**
 * Loads what asks for a provider's page.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadPage(): Promise<typeof fetchPage> {
  try {
    return (await import('./fetchPage.ts')).fetchPage
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}
