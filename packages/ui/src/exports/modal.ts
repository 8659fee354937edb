import * as features from '../features/registry.ts'
import { mountModal as mount } from '../shell/mountModal.tsx'

export declare namespace mountModal {
  type Parameters = Omit<mount.Parameters, 'features'>
}

/**
 * Puts the modal of a kit into the page, in a React root of its own. It follows the state of the kit from then on.
 * @returns what takes it out again and leaves nothing behind
 */
export function mountModal(parameters: mountModal.Parameters): () => void {
  return mount({ ...parameters, features: Object.values(features) })
}
