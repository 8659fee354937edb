/** The data of `transfer(address,uint256)`. */
export const transferData: RegExp = /^0xa9059cbb0{24}[0-9a-f]{104}$/
