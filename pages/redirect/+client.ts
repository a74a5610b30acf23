// Takes the place of the site's script: nobody stays here long enough for it to be of use.
export {};
