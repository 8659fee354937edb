export { createWeb3Signer, type Web3Signer } from '../web3js/createWeb3Signer.ts'
