export { createEvidence, type EvmEvidence } from '../evidence/createEvidence.ts'
