import { keccak256, stringToBytes } from 'viem/utils'

/**
 * What stands for a certificate in a reward list: keccak-256 of its id. A list is published, and whoever reads it shall
 * not find by it whose certificate an address has; who knows the id can show that it is meant (decision 30).
 */
export const certificateLeaf = (certificateId: string): string => keccak256(stringToBytes(certificateId))
