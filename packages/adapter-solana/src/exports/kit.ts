export { createKitSigner, type KitSigner } from '../kit/createKitSigner.ts'
