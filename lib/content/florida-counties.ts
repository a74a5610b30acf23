/** The time zones of Florida. */
export type FloridaTimeZone = 'America/New_York' | 'America/Chicago';

/** All 67 counties (https://www.census.gov/library/reference/code-lists/ansi.html). */
export const floridaCounties: readonly string[] = [
  ...[
    'Alachua',
    'Baker',
    'Bay',
    'Bradford',
    'Brevard',
    'Broward',
    'Calhoun',
    'Charlotte',
    'Citrus',
  ],
  ...['Clay', 'Collier', 'Columbia', 'DeSoto', 'Dixie', 'Duval', 'Escambia', 'Flagler', 'Franklin'],
  ...['Gadsden', 'Gilchrist', 'Glades', 'Gulf', 'Hamilton', 'Hardee', 'Hendry', 'Hernando'],
  ...['Highlands', 'Hillsborough', 'Holmes', 'Indian River', 'Jackson', 'Jefferson', 'Lafayette'],
  ...['Lake', 'Lee', 'Leon', 'Levy', 'Liberty', 'Madison', 'Manatee', 'Marion', 'Martin'],
  ...['Miami-Dade', 'Monroe', 'Nassau', 'Okaloosa', 'Okeechobee', 'Orange', 'Osceola'],
  ...['Palm Beach', 'Pasco', 'Pinellas', 'Polk', 'Putnam', 'St. Johns', 'St. Lucie', 'Santa Rosa'],
  ...['Sarasota', 'Seminole', 'Sumter', 'Suwannee', 'Taylor', 'Union', 'Volusia', 'Wakulla'],
  ...['Walton', 'Washington'],
];

/** The counties west of the Apalachicola River, which keep Central Time (49 CFR 71.5). Gulf County has both times. */
const onCentralTime = [
  ...['Bay', 'Calhoun', 'Escambia', 'Holmes', 'Jackson', 'Okaloosa', 'Santa Rosa', 'Walton'],
  'Washington',
];

/** The time zone of a county; undefined for the one that lies in both. */
export function timeZoneOf(county: string): FloridaTimeZone | undefined {
  if (county === 'Gulf') return undefined;
  return onCentralTime.includes(county) ? 'America/Chicago' : 'America/New_York';
}
