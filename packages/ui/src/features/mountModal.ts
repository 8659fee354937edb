import { mountModal as mountShell } from '../shell/mountModal.tsx'
import * as features from './registry.ts'

export declare namespace mountModal {
  type Parameters = Omit<mountShell.Parameters, 'features'>
}

/**
 * Mounts the modal of a kit with every feature, in its own React root. It follows the kit's state.
 * @returns unmounts it and removes all that it added to the page
 */
export function mountModal(parameters: mountModal.Parameters): () => void {
  return mountShell({ ...parameters, features: Object.values(features) })
}
