export const en = {
  // No sentence: names for who has given none, with a number after them.
  'call.signs':
    'Red Fox|Blue Heron|Grey Wolf|White Owl|Green Newt|Golden Lynx|Black Swan|Silver Hare|Brown Bear|Amber Finch|Frost Marten|Quiet Otter|Swift Falcon|Old Badger|Bright Wren|Bold Stoat',
} as const;

export type Key = keyof typeof en;
