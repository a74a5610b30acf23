import { expect, it } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { readBuild } from '../../lib/launch/build-record.server';
import { ProjectCopy } from '../../scripts/lib/project-copy';

it.runIf(process.env.EVERY_PAGE)(
  'a build in another folder, time zone and language has the same bytes',
  () => {
    const project = new ProjectCopy();
    const { files, day } = readBuild(distFolder).record;
    project.build({ TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8', BUILD_DAY: day });
    expect(readBuild(project.dist).record.files).toEqual(files);
    project.remove();
  },
);
