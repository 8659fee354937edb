import {
  appendTransactionMessageInstructions,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getAddressEncoder,
  getProgramDerivedAddress,
  getStructEncoder,
  getTransactionEncoder,
  getU8Encoder,
  getU64Encoder,
  isOffCurveAddress,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getApproveCheckedInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getRevokeInstruction,
  getSyncNativeInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'

/**
 * What `@solana/kit` writes transactions with, published as one file; see
 * `tsdown.libraries.config.ts`.
 */
export const library: {
  readonly appendTransactionMessageInstructions: typeof appendTransactionMessageInstructions
  readonly compileTransaction: typeof compileTransaction
  readonly createNoopSigner: typeof createNoopSigner
  readonly createTransactionMessage: typeof createTransactionMessage
  readonly findAssociatedTokenPda: typeof findAssociatedTokenPda
  readonly getAddressEncoder: typeof getAddressEncoder
  readonly getApproveCheckedInstruction: typeof getApproveCheckedInstruction
  readonly getCloseAccountInstruction: typeof getCloseAccountInstruction
  readonly getCreateAssociatedTokenIdempotentInstruction: typeof getCreateAssociatedTokenIdempotentInstruction
  readonly getProgramDerivedAddress: typeof getProgramDerivedAddress
  readonly getRevokeInstruction: typeof getRevokeInstruction
  readonly getSetComputeUnitLimitInstruction: typeof getSetComputeUnitLimitInstruction
  readonly getSetComputeUnitPriceInstruction: typeof getSetComputeUnitPriceInstruction
  readonly getStructEncoder: typeof getStructEncoder
  readonly getSyncNativeInstruction: typeof getSyncNativeInstruction
  readonly getTransactionEncoder: typeof getTransactionEncoder
  readonly getTransferCheckedInstruction: typeof getTransferCheckedInstruction
  readonly getTransferSolInstruction: typeof getTransferSolInstruction
  readonly getU64Encoder: typeof getU64Encoder
  readonly getU8Encoder: typeof getU8Encoder
  readonly isOffCurveAddress: typeof isOffCurveAddress
  readonly setTransactionMessageFeePayer: typeof setTransactionMessageFeePayer
  readonly setTransactionMessageLifetimeUsingBlockhash: typeof setTransactionMessageLifetimeUsingBlockhash
} = {
  appendTransactionMessageInstructions,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  findAssociatedTokenPda,
  getAddressEncoder,
  getApproveCheckedInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getProgramDerivedAddress,
  getRevokeInstruction,
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
  getStructEncoder,
  getSyncNativeInstruction,
  getTransactionEncoder,
  getTransferCheckedInstruction,
  getTransferSolInstruction,
  getU64Encoder,
  getU8Encoder,
  isOffCurveAddress,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
}
