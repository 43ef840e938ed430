import type { TypingFault } from './typing-fault.ts'

/** Slips in days, times and names. */
export const dayFaults: readonly TypingFault[] = [
  {
    what: 'a slip in a month',
    file: 'pilots/lantern-post.md',
    right: 'deadline: Nov 2017',
    wrong: 'deadline: Noc 2017',
    says: [
      '+0:15 `deadline` of entry 1 of `milestones`: expected a date (2030-06-15), a time (14:00), a time range (09:30-11:00) or a period (Dec 2023, Q4, Oct/Nov), found "Noc 2017"',
      '→ write a day (2024-04-30), a month (Apr 2024) or a quarter (Q2 2024); other words belong in the text',
    ],
  },
  {
    what: 'a day without its zero',
    file: 'articles/charter.md',
    right: 'date: 2016-10-05',
    wrong: 'date: 2016-10-5',
    says: [
      '+0:7 `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "2016-10-5"',
      '→ write 2016-10-05',
    ],
  },
  {
    what: 'a month that does not exist',
    file: 'articles/charter.md',
    right: 'date: 2016-10-05',
    wrong: 'date: 2016-13-05',
    says: [
      '+0:7 `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "2016-13-05"',
      '→ there is no month 13: write a day that exists',
    ],
  },
  {
    what: 'a day that does not exist',
    file: 'articles/charter.md',
    right: 'date: 2016-10-05',
    wrong: 'date: 2016-10-32',
    says: [
      '+0:7 `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "2016-10-32"',
      '→ October 2016 has 31 days: write a day that exists',
    ],
  },
  {
    what: 'an hour without its zero',
    file: 'pages/innovation-summit-geneve.md',
    right: "time: '08:45'",
    wrong: "time: '8:45'",
    says: [
      '+0:11 `time` of entry 1 of `agenda`: expected a date (2030-06-15), a time (14:00), a time range (09:30-11:00) or a period (Dec 2023, Q4, Oct/Nov), found "8:45"',
      '→ write 08:45',
    ],
  },
  {
    what: 'a point in a time',
    file: 'pages/innovation-summit-geneve.md',
    right: "time: '17:15'",
    wrong: "time: '17.15'",
    says: [
      '+0:11 `time` of entry 9 of `agenda`: expected a date (2030-06-15), a time (14:00), a time range (09:30-11:00) or a period (Dec 2023, Q4, Oct/Nov), found "17.15"',
      '→ write 17:15',
    ],
  },
  {
    what: 'an id that is not the name of the file',
    file: 'pilots/lantern-post.md',
    right: 'id: lantern-post',
    wrong: 'id: lantern-posts',
    says: [
      '+0:5 the id `lantern-posts` is not the name of the file',
      '→ write `id: lantern-post`; if you have renamed the file, `npm run rename -- pilot lantern-posts lantern-post` replaces its old name everywhere',
    ],
  },
  {
    what: 'two letters swapped in the order of pilots',
    file: 'pages/pilots.md',
    right: '- keeper-club',
    wrong: '- keeper-culb',
    says: ['+0:5 there is no pilot `keeper-culb`', '→ did you mean `keeper-club`?'],
  },
  {
    what: 'a slip in what counts as an edition',
    file: 'settings.md',
    right: 'edition: Innovation Challenge',
    wrong: 'edition: Inovation Challenge',
    says: [
      '+0:12 `edition` of `categories`: expected one of `articles`, found "Inovation Challenge"',
      '→ did you mean `Innovation Challenge`?',
    ],
  },
  {
    what: 'an email address without its end',
    file: 'settings.md',
    right: 'keeper@harbour.example.org',
    wrong: 'keeper@harbour',
    says: ['+0:12 `address` of `email`: expected an email address, found "keeper@harbour"'],
  },
]
