export { findActor } from '../../accounts/findActor.ts'
export { type Implementation, implementations } from '../../accounts/implementations.ts'
