/** What contracts say when less arrives than the minimum, in words. */
const words =
  /INSUFFICIENT_OUTPUT_AMOUNT|too little received|return amount is not enough|min return/i

/** The same as custom errors of Solidity. */
const errors: ReadonlySet<string> = new Set([
  '0x39d35496', // V3TooLittleReceived()
  '0x849eaf98', // V2TooLittleReceived()
  '0x8b063d73', // V4TooLittleReceived(uint256,uint256)
  '0x064a4ec6', // ReturnAmountIsNotEnough(uint256,uint256)
  '0x97a6f3b9', // TooMuchSlippage(address,uint256,uint256)
  '0x275c273c', // CumulativeSlippageTooHigh(uint256,uint256)
])

/** `ExecutionFailed(uint256,bytes)`, around the error of one of several commands. */
const wrapper = '0x2c4029e9'
const wrapped = wrapper.length + 3 * 64

/** Whether an exchange failed because it would have brought less than its minimum. */
export function isFloorRefusal(failure: {
  /** What the contract returned. */
  readonly data?: string | undefined
  /** What the node read in it. */
  readonly reason?: string | undefined
}): boolean {
  const { data = '0x', reason = '' } = failure
  const inner = data.startsWith(wrapper) ? `0x${data.slice(wrapped)}` : data
  return errors.has(inner.slice(0, 10)) || words.test(reason)
}
