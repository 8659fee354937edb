import { mountModal as mountShell } from '../shell/mountModal.tsx'
import * as features from './registry.ts'

export declare namespace mountModal {
  type Parameters = Omit<mountShell.Parameters, 'features'>
}

/**
 * Mounts the modal of a kit, with every feature, in a React root of its own. It follows the state of the kit.
 * @returns unmounts it and removes all that it added to the page
 */
export function mountModal(parameters: mountModal.Parameters): () => void {
  return mountShell({ ...parameters, features: Object.values(features) })
}
