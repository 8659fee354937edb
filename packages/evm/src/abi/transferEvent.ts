/** `Transfer(address,address,uint256)` of ERC-20, and of ERC-721 with a fourth topic. */
export const transferEvent = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
