/** The words that the texts of a corpus are made of. None of them is a number, so that every figure is a reference. */

type Words = readonly [string, ...string[]]

/** Who does something, with an article, in the plural. */
export const actors: Words = [
  ...(['fundraisers', 'volunteers', 'donors', 'the local teams', 'the partners', 'supporters'] as const),
  ...['community organisers', 'the reviewers', 'small charities', 'loyal givers', 'the regional offices', 'newcomers'],
  ...['the people at the help desk', 'colleagues in the field', 'the trustees', 'young professionals', 'neighbours'],
  ...['the analysts', 'school groups', 'patient listeners', 'the editors', 'shop owners', 'former members'],
]

/** What they do, in the present tense of the plural. */
export const actions: Words = [
  ...(['compare', 'question', 'share', 'describe', 'improve', 'observe', 'prepare', 'discuss', 'support'] as const),
  ...['translate', 'publish', 'collect', 'simplify', 'test', 'explain', 'record', 'adapt', 'review', 'promote'],
  ...['welcome', 'measure', 'understand', 'organise', 'remember', 'recommend', 'challenge', 'examine'],
]

/** What it is done to. */
export const objects: Words = [
  ...(['the letters', 'a simple form', 'the monthly appeal', 'their habits', 'the donation page'] as const),
  ...['a quiet conversation', 'the reminder', 'the results of the pilot', 'a shared plan', 'the welcome message'],
  ...['the rhythm of giving', 'the notes from each call', 'the story behind a gift', 'the thank-you card'],
  ...['an honest report', 'the route of a donation', 'the invitation', 'a record of consent', 'the newsletter'],
  ...['the choice of channel', 'their doubts', 'the training material', 'the local event', 'a promise to reply'],
  ...['the costs of an appeal', 'the words on a poster', 'a photograph from the field', 'the evening meeting'],
]

/** Under which circumstances. */
export const circumstances: Words = [
  ...(['before the campaign begins', 'with great care', 'in plain language', 'after each appeal'] as const),
  ...['at the kitchen table', 'without any pressure', 'in every region', 'while the memory is fresh'],
  ...['for the benefit of smaller organisations', 'as openly as they can', 'although time is short'],
  ...['because a gift is a matter of trust', 'during the quiet season', 'together with the partners'],
  ...['where nobody had asked before', 'whenever the figures disagree', 'so that others can learn from it'],
  ...['even when the answer is unwelcome', 'in the language of the donors', 'on the telephone and by post'],
]

/** What links a sentence to the one before it. */
export const openings: Words = [
  ...(['In practice', 'At the same time', 'For that reason', 'As a rule', 'Now and then', 'By contrast'] as const),
  ...['In the end', 'To begin with', 'Over the years', 'More often than not', 'In such cases', 'Later on'],
]

/** What a piece of work is about, as titles name it. */
export const themes: Words = [
  ...(['Letters', 'Reminders', 'Conversations', 'Invitations', 'Stories', 'Promises', 'Neighbours'] as const),
  ...['Lanterns', 'Bridges', 'Gardens', 'Harbours', 'Markets', 'Kitchens', 'Footpaths', 'Workshops', 'Signals'],
  ...['Questions', 'Melodies', 'Portraits', 'Journeys', 'Postcards', 'Compasses', 'Windows', 'Orchards'],
]

/** How it is, as titles name it. */
export const qualities: Words = [
  ...(['Quiet', 'Patient', 'Open', 'Honest', 'Local', 'Shared', 'Simple', 'Lasting', 'Gentle'] as const),
  ...['Curious', 'Steady', 'Bright', 'Careful', 'Friendly', 'Generous', 'Humble', 'Lively', 'Warm', 'Wandering'],
]

/** Where it is done. */
export const places: Words = [
  ...(['Coastal Towns', 'Mountain Villages', 'Busy Cities', 'Small Islands', 'Border Regions'] as const),
  ...['River Valleys', 'Old Neighbourhoods', 'Remote Schools', 'Market Squares', 'Harbour Districts'],
]

/** What a section is about, as its heading names it. */
export const headings: Words = [
  ...(['What the team tried', 'Why it mattered', 'How people answered', 'What stood in the way'] as const),
  ...['A closer look at the donors', 'The work behind the scenes', 'Where the idea came from', 'What we would change'],
  ...['Listening before asking', 'The role of the partners', 'What the channel can do', 'A word on consent'],
  ...['Learning from silence', 'Costs and care', 'The road ahead', 'Advice for others'],
]
