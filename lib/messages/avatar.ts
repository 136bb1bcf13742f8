/** What changing a profile picture says. */
export const avatar = {
  dialog: 'Update Profile Picture',
  open: 'Change picture',
  hint: 'PNG, JPG, GIF up to 5MB',
  choose: 'Choose a picture',
  chooseAnother: 'Choose another',
  clear: 'Clear',
  upload: 'Upload',
  progress: 'Upload progress',
  uploading: (percent: number) => (percent < 100 ? `Uploading: ${percent}%` : 'Almost done'),

  wrongTypeTitle: 'Invalid file type',
  wrongTypeHint: 'Please select an image file',
  wrongType: 'Invalid file type: Please select an image file',
  tooLargeTitle: 'File too large',
  tooLargeHint: 'Image must be less than 5MB',
  tooLarge: 'File too large: Image must be less than 5MB',
  tooManyPixels: (millions: number) => `This picture is too detailed: it may have at most ${millions} million pixels.`,

  failedTitle: 'Upload failed',
  problem: 'There was a problem uploading your image',
  failed: 'Failed to upload image',
  linkFailed: 'Failed to update user profile with new avatar',
  updatedTitle: 'Profile picture updated',
  updated: 'Your avatar has been successfully updated',

  notYours: 'Upload the picture first: only a picture that was uploaded here can be shown.',
  tooMany: 'That was a lot of pictures. Please wait an hour and try again.',
  busy: 'Many pictures are being uploaded right now. Please try again in a moment.',
} as const
