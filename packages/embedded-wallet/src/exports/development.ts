export { createDevelopmentSigner } from '../connector/createDevelopmentSigner.ts'
